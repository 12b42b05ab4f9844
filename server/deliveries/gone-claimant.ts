/**
 * Tells of a claimant whether its process is surely no longer there. Right for one machine; a
 * claimant on another one may share the number of a process here, and then its lease just ends.
 */
export function isGone(claimant: string): boolean {
  const pid = Number.parseInt(claimant, 10);
  // At start nothing is claimed yet, so our own number belongs to one that came before us.
  if (pid === process.pid || !Number.isSafeInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
