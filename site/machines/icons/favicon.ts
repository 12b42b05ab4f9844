/** An .ico file with one PNG, which all browsers read. */

/** The file's header, with one directory entry. */
const headBytes = 22;

/** @param side of the picture in pixels, below 256 */
export function favicon(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(headBytes, 18);
  return Buffer.concat([head, png]);
}
