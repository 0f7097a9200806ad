import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { isNode, LineCounter, parseDocument } from 'yaml'
import type { Template } from '../../app/features/templates/template.ts'
import { type TemplateFields, templateSchema } from '../../app/features/templates/template-schema.ts'
import { blocksOf, faultAt, markdown, type Node, textOf } from './template-blocks.ts'
import { sheetsOf } from './template-sheets.ts'

export function readTemplates(): Template[] {
  return globSync('content/templates/*.md').map((file) => readTemplate(file, readFileSync(file, 'utf8')))
}

/** @throws with the file, the line and what is wrong there */
export function readTemplate(file: string, source: string): Template {
  try {
    const template = templateOf(source)
    if (template.slug !== basename(file, '.md'))
      throw faultAt(undefined, 'slug: must be the name of the file')
    return template
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    throw new Error(cause.message.replaceAll(/^/gm, `${file}:`), { cause })
  }
}

function templateOf(source: string): Template {
  const [head, intro, howTo, ...body] = markdown.parse(source).children
  const { sheets, ...fields } = frontmatterOf(head)
  if (intro?.type !== 'paragraph') throw faultAt(intro, 'expected the introduction here')
  if (howTo?.type !== 'list') throw faultAt(howTo, 'expected the list of how to fill it in here')
  const texts = { ...fields, intro: textOf(intro), howTo: howTo.children.map(textOf) }
  return sheets
    ? { ...texts, format: 'xlsx', sheets: sheetsOf(body, sheets, source) }
    : { ...texts, format: 'docx', blocks: blocksOf(body, source) }
}

function frontmatterOf(node: Node | undefined): TemplateFields {
  if (node?.type !== 'yaml') throw faultAt(node, 'expected the frontmatter here')
  const lineCounter = new LineCounter()
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  // An empty line in place of the first dashes keeps the line numbers of the file.
  const document = parseDocument(`\n${node.value}`, { lineCounter, prettyErrors: false })
  const [fault] = document.errors
  if (fault) throw new Error(`${lineAt(fault.pos[0])}: ${fault.message}`)
  const checked = v.safeParse(templateSchema, document.toJS())
  if (checked.success) return checked.output
  const faults = checked.issues.map((issue) => {
    const value = document.getIn(issue.path?.map(({ key }) => key) ?? [], true)
    const line = isNode(value) && value.range ? lineAt(value.range[0]) : 1
    return `${line}: ${v.getDotPath(issue)}: ${issue.message}`
  })
  throw new Error(faults.join('\n'))
}
