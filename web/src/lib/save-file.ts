// Saves a file to the visitor's disk.

export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The address is revoked later, because the browser may fetch the file only after this function has ended.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
