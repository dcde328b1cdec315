"""Runs a program with the address of a new PostgreSQL as its last argument."""
import subprocess
import sys

from postgres import Postgres

with Postgres() as p:
    status = subprocess.run([*sys.argv[1:], p.url]).returncode
sys.exit(status)
