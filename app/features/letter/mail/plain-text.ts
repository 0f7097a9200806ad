const UNSEEN = /<title>.*?<\/title>|<style>.*?<\/style>|<td[^>]*aria-hidden.*?<\/td>/gs
const LINE_END = /<\/(?:p|h\d|td)>|<br\/>|(?=<p\b)/

/** Makes the text part of a mail from its HTML: a line for each paragraph, then the addresses that it links to. */
export function plainText(html: string): string {
  const lines = html
    .replace(UNSEEN, '')
    .replace(/<(?:tr|h\d|\/table)\b/g, '\n$&')
    .split(LINE_END)
    .flatMap((part) => {
      const text = withoutEntities(part.replace(/<[^>]+>/g, ''))
      const links = Array.from(part.matchAll(/href="(http[^"]+)"/g), ([, href = '']) => withoutEntities(href))
      return text.trim() === '' ? [] : [text, ...links.filter((href) => !text.includes(href))]
    })
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** React escapes no other characters. */
function withoutEntities(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
