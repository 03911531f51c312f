/** Files that the build has packed, whatever the host of the page does. */

export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

export function unpacked(packed: Bytes): Bytes {
  return packed.pipeThrough(new DecompressionStream("gzip"));
}
