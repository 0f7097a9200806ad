import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { Template } from '../../app/features/templates/template.ts'
import { type TemplateFields, templateSchema } from '../../app/features/templates/template-schema.ts'
import { blocksOf, faultAt, markdown, type Node, textOf } from './template-blocks.ts'
import { sheetsOf } from './template-sheets.ts'

export function readTemplates(): Template[] {
  return globSync('content/templates/*.md').map((file) => readTemplate(file, readFileSync(file, 'utf8')))
}

/** @throws with the file, the line (1 for a field of the frontmatter) and what is wrong there */
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
  const checked = v.safeParse(templateSchema, parse(node.value))
  if (checked.success) return checked.output
  throw new Error(checked.issues.map((issue) => `1: ${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
}
