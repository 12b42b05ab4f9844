/** Time for the browser to start the download. */
const downloadGraceMs = 60_000;

/** Downloads a file that was created in the page. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadGraceMs);
}
