export const bytesPerMegabyte = 1_000_000;

/** Whole megabytes, rounded down: what is left is never made more than it is. */
export const megabytes = (bytes: number): number => Math.floor(bytes / bytesPerMegabyte);
