/** How long a browser may take to begin with a file, in milliseconds. */
const graceMs = 60_000;

/** Hands a file that was made in the page to the visitor, under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), graceMs);
}
