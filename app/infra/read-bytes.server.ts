/** It returns null when there are more bytes or chunks. */
export async function readBytes(
  { body }: Pick<Body, 'body'>,
  maxBytes: number,
  maxChunks = Number.POSITIVE_INFINITY,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes || chunks.push(chunk) > maxChunks) return null
  }
  return Buffer.concat(chunks)
}
