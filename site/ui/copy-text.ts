/** @returns whether the text was copied: pages without TLS have no clipboard, and visitors may refuse it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
