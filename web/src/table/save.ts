// Files that the page hands out: made here, kept nowhere.
export const saveBlob = (name: string, blob: Blob) => {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(blob);
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 1000);
};

export const saveText = (name: string, text: string) =>
  saveBlob(name, new Blob([text], { type: "text/plain" }));
