import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'

export interface Shot {
  name: string
  width: number
  /** One picture, or the parts of a long page. */
  files: string[]
}

const SHEET_WIDTH_PX = 1976

export async function writeContactSheet(browser: Browser, folder: string, shots: readonly Shot[]) {
  const file = resolve(folder, 'index.html')
  writeFileSync(file, sheet(shots))
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH_PX, height: 1000 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
  await page.close()
}

function sheet(shots: readonly Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens</title>
<style>
  body { display: grid; grid-template-columns: repeat(auto-fill, 610px); gap: 28px 32px; margin: 24px;
    font: 13px/1.4 system-ui, sans-serif; color: #18211d; background: #ddd8cc; }
  h2 { margin: 0 0 6px; font-size: 15px; }
  div { display: flex; gap: 10px; align-items: start; }
  figure { margin: 0; }
  a { display: block; max-height: 340px; overflow: hidden; box-shadow: 0 1px 6px #0003; }
  img { display: block; width: 100%; }
</style>
${names
  .map((name) =>
    block(
      name,
      shots.filter((shot) => shot.name === name),
    ),
  )
  .join('\n')}
</html>
`
}

function block(name: string, shots: readonly Shot[]): string {
  return `<section><h2>${name}</h2>\n<div>${shots.map(picture).join('')}</div></section>`
}

/** Wider screens get wider pictures, though not in proportion. */
function picture({ name, width, files: [file] }: Shot): string {
  const shownWidth = Math.round(45 + width * 0.09)
  return `<figure style="width:${shownWidth}px"><a href="${file}"><img src="${file}" alt="${name}"></a><figcaption>${width} px</figcaption></figure>`
}
