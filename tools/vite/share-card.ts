import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import satori from 'satori'
import subsetFont from 'subset-font'
import { keysOf } from '#app/domain/data/record.ts'
import { typography } from '#app/domain/text/typography.ts'
import { SHARE_IMAGE } from '#app/ui/seo/page-meta.ts'
import { SERVICE_NAME } from '../../config/site.ts'
import { themeColour } from '../colours.ts'

/** Packages have Latin and extended Latin apart. */
const LETTERS = {
  latin: `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i))}\u00a0„“–…`,
  'latin-ext': 'ĄČĘĖĮŠŲŪŽąčęėįšųūž\u00a0„“–…',
}

export interface ShareCard {
  kicker: string
  title: string
}

const fonts = Promise.all(
  keysOf(LETTERS).flatMap((part) => [
    font('source-serif-4', 'Source Serif 4', part, 620),
    font('figtree', 'Figtree', part, 600),
  ]),
)

export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const svg = await satori(layout(card), {
    ...SHARE_IMAGE,
    fonts: await fonts,
  })
  return new Resvg(svg).render().asPng()
}

function layout({ kicker, title }: ShareCard): ReactElement {
  const titleSize = title.length > 46 ? 62 : 72
  return box(
    {
      ...SHARE_IMAGE,
      boxSizing: 'border-box',
      padding: '64px 0 60px 72px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: themeColour('paper'),
      color: themeColour('ink'),
      fontFamily: 'Source Serif 4, Source Serif 4 latin-ext',
    },
    picture(LETTER, { position: 'absolute', right: 0, top: 0, width: 430, height: 630 }),
    box(
      { flexDirection: 'column' },
      box({ fontFamily: 'Figtree, Figtree latin-ext', fontSize: 28, color: themeColour('green') }, kicker),
      box({ width: 690, marginTop: 20, fontSize: titleSize, lineHeight: 1.14 }, typography(title)),
    ),
    box(
      { alignItems: 'center', fontSize: 30 },
      picture(readFileSync('public/favicon.svg', 'utf8'), { width: 56, height: 56, marginRight: 18 }),
      SERVICE_NAME,
    ),
  )
}

const LETTER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 430 630">
<rect x="42" y="86" width="460" height="560" rx="16" fill="${themeColour('sheet')}" stroke="${themeColour('line')}" stroke-width="2"/>
${notice(128, themeColour('green-soft'), themeColour('green'), 200)}${notice(250, themeColour('blue-soft'), themeColour('blue'), 240)}
<path d="M0 392 Q0 372 17 381 L262 500 L507 381 Q524 372 524 392 L524 700 L0 700 Z" fill="${themeColour('green')}"/>
<path d="M10 640 L206 472 M514 640 L318 472" stroke="${themeColour('green-deep')}" stroke-width="3" fill="none"/>
</svg>`

function notice(y: number, badge: string, badgeText: string, length: number): string {
  return `<rect x="80" y="${y}" width="112" height="30" rx="15" fill="${badge}"/>
<rect x="98" y="${y + 11}" width="76" height="8" rx="4" fill="${badgeText}"/>
<rect x="80" y="${y + 48}" width="${length}" height="12" rx="6" fill="${themeColour('ink')}"/>
<rect x="80" y="${y + 72}" width="${length - 60}" height="9" rx="4.5" fill="${themeColour('line-strong')}"/>
<rect x="366" y="${y + 9}" width="100" height="12" rx="6" fill="${themeColour('amber-mark')}"/>
<path d="M80 ${y + 101}h422" stroke="${themeColour('line')}" stroke-width="2"/>`
}

function picture(svg: string, style: CSSProperties & { width: number; height: number }): ReactElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return createElement('img', { src, style, width: style.width, height: style.height })
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children)
}

/** Satori reads neither WOFF2 nor variable fonts, so a static instance is made. */
async function font(file: string, name: string, part: keyof typeof LETTERS, weight: number) {
  const path = `node_modules/@fontsource-variable/${file}/files/${file}-${part}-wght-normal.woff2`
  const data = await subsetFont(readFileSync(path), LETTERS[part], {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  return {
    name: part === 'latin' ? name : `${name} ${part}`,
    data,
    weight: 600 as const,
    style: 'normal' as const,
  }
}
