/** Reads `/readyz` as a monitor does. */
export async function readReadiness(url: string) {
  return JSON.parse(await (await fetch(`${url}/readyz`)).text());
}
