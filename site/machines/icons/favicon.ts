/** An .ico file that holds one PNG, as all browsers read it. */

/** Bytes of the file's head, which has one entry. */
const headSize = 22;

/** @param side of the picture in pixels, below 256 */
export function favicon(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(headSize);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits for each pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(headSize, 18);
  return Buffer.concat([head, png]);
}
