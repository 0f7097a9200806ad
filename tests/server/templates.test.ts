import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { findAll, parseHtml, textOf } from '../../tools/content-check/html.ts'
import { sharedSite } from '../support/shared-site.ts'

const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const FILES = [
  ['/sablonai/pretenzija.docx', DOCUMENT, 'word/document.xml'],
  ['/sablonai/klausimas-del-pirkimo-salygu.docx', DOCUMENT, 'word/document.xml'],
  ['/sablonai/prasymas-pateikti-informacija.docx', DOCUMENT, 'word/document.xml'],
  ['/sablonai/jungtines-veiklos-sutarties-planas.docx', DOCUMENT, 'word/document.xml'],
  ['/sablonai/dokumentu-sarasas.xlsx', SHEET, 'xl/worksheets/sheet1.xml'],
  ['/sablonai/reikalavimu-lentele.xlsx', SHEET, 'xl/worksheets/sheet2.xml'],
  ['/sablonai/pinigu-srautu-lentele.xlsx', SHEET, 'xl/worksheets/sheet2.xml'],
] as const

const site = await sharedSite()

test.each(FILES)(
  '%s is saved as a file of its kind, and its page gives its size',
  async (path, type, part) => {
    const { status, headers, body } = await get(path)

    expect([status, headers.get('Content-Type')]).toEqual([200, type])
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${path.split('/').at(-1)}"`)
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(Object.keys(unzipSync(body))).toContain(part)

    const page = await get(path.replace(/\.\w+$/, ''))
    const html = parseHtml(new TextDecoder().decode(page.body))
    const [link] = findAll(html, ({ attributes }) => attributes.href === path)
    const size = `${Math.ceil(body.byteLength / 1000)}\u00a0KB`
    expect(link && textOf(link)).toContain(size)
  },
)

test('an unknown template has no file, and its page leads home', async () => {
  expect((await get('/sablonai/sutartis.docx')).status).toBe(404)
  expect((await get('/sablonai/pretenzija.pdf')).status).toBe(404)
  const { status, headers } = await get('/sablonai/sutartis')
  expect([status, headers.get('Location')]).toEqual([302, '/'])
})

test('the list leads to every template and to every file', async () => {
  const { body } = await get('/sablonai')
  const html = parseHtml(new TextDecoder().decode(body))
  const links = findAll(html, ({ tag }) => tag === 'a').map(({ attributes }) => attributes.href)

  for (const [file] of FILES) {
    expect(links).toContain(file)
    expect(links).toContain(file.replace(/\.\w+$/, ''))
  }
})

async function get(path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return {
    status: response.status,
    headers: response.headers,
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
