"""A PostgreSQL of the tests' own, in a new folder, on a socket only. It is never installed here."""
import glob
import os
import pwd
import shutil
import subprocess
import sys
import tempfile

SKIP = 77  # what ctest takes for "not run"


def version(folder):
    """Of /usr/lib/postgresql/17/bin it is 17."""
    name = os.path.basename(os.path.dirname(folder))
    return int(name) if name.isdigit() else 0


def programs():
    """The folder of the newest PostgreSQL, or of the one that hall has chosen."""
    if os.environ.get("MEADHALL_POSTGRES_BIN"):
        return os.environ["MEADHALL_POSTGRES_BIN"]
    found = [os.path.dirname(name) for name in glob.glob("/usr/lib/postgresql/*/bin/initdb")]
    if found:
        return max(found, key=version)
    initdb = shutil.which("initdb")
    return os.path.dirname(initdb) if initdb else None


class Postgres:
    def __init__(self):
        self.bin = programs()
        if not self.bin:
            print("PostgreSQL is not installed: skipped")
            sys.exit(SKIP)
        self.folder = tempfile.mkdtemp(prefix="meadhall-pg-")
        self.data = os.path.join(self.folder, "data")
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            os.chown(self.folder, pwd.getpwnam("postgres").pw_uid, -1)
        os.chmod(self.folder, 0o755)
        self.run("initdb", "--no-sync", "--locale=C", "-E", "UTF8", "-A", "trust", "-U", self.user,
                 "-D", self.data)
        self.start()

    def run(self, program, *args, check=True):
        command = [os.path.join(self.bin, program), *args]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        return subprocess.run(command, check=check, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, cwd="/")

    def start(self):
        self.run("pg_ctl", "-D", self.data, "-w", "-o", f"-k {self.folder} -h ''", "-l",
                 os.path.join(self.folder, "log"), "start")

    def stop(self, how="fast"):
        self.run("pg_ctl", "-D", self.data, "-m", how, "-w", "stop", check=False)

    @property
    def url(self):
        return f"postgresql:///postgres?host={self.folder}&user={self.user}"

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
