import { Resvg } from '@resvg/resvg-js'
import { themeColour } from '../colours.ts'
import { encodeIco } from './ico.ts'

const ICO_SIZES = [16, 32]

/** The files of `public/` that are made from the mark, by name. */
export function drawIcons(mark: string): Record<string, Buffer> {
  return {
    'favicon.ico': encodeIco(ICO_SIZES.map((size) => ({ size, png: drawPng(mark, size) }))),
    'apple-touch-icon.png': drawPng(onPaper(mark, 0.72), 180),
    // Launchers may crop these to a circle: the mark stays within the safe zone.
    'icon-192.png': drawPng(onPaper(mark, 0.62), 192),
    'icon-512.png': drawPng(onPaper(mark, 0.62), 512),
  }
}

/** The mark in the middle of a square; `share` is its part of the width. */
function onPaper(mark: string, share: number): string {
  const [, drawing = ''] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(mark) ?? []
  const side = 30 / share
  const margin = (side - 30) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" fill="${themeColour('paper')}"/><g transform="translate(${margin} ${margin})">${drawing}</g></svg>`
}

function drawPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
