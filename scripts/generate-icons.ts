// Makes the icons in public/ from public/favicon.svg. Run: npm run icons:generate
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'

const USAGE = `Usage: npm run icons:generate

Makes the icons in public/ from public/favicon.svg.
`

readCommandLine(USAGE, () => parseArgs({ options: HELP }))
const PAPER = '#faf7f1'
const ICO_SIZES = [16, 32]

const mark = readFileSync('public/favicon.svg', 'utf8')
const [, drawing = ''] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(mark) ?? []

write('favicon.ico', ico(ICO_SIZES.map((size) => ({ size, png: png(mark, size) }))))
write('apple-touch-icon.png', png(onPaper(0.72), 180))
// A launcher may cut a circle out of these: the mark stays within its safe zone.
write('icon-192.png', png(onPaper(0.62), 192))
write('icon-512.png', png(onPaper(0.62), 512))

/** The mark in the middle of a paper square, as large a part of its width as `share` tells. */
function onPaper(share: number): string {
  const side = 30 / share
  const margin = (side - 30) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${PAPER}"/><g transform="translate(${margin} ${margin})">${drawing}</g></svg>`
}

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** An ICO file that holds PNG pictures: a header, a directory of 16 bytes each, the pictures. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length + 16 * pictures.length
  const directory = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...directory, ...pictures.map(({ png }) => png)])
}

function write(name: string, content: Buffer): void {
  writeFileSync(`public/${name}`, content)
  console.log(`public/${name} ${content.length} bytes`)
}
