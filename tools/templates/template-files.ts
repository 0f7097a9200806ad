import * as urls from '#app/ui/urls.ts'
import type { Template } from '../../app/features/templates/template.ts'
import { docxFile } from './docx-file.ts'
import { readTemplates } from './read-templates.ts'
import { xlsxFile } from './xlsx-file.ts'

/** Gives every template's file by its address, made of the texts that its page shows: the two cannot say different things. */
export async function makeTemplateFiles(): Promise<Map<string, Uint8Array>> {
  const files = readTemplates().map(
    async (template) =>
      [urls.templateFile(template.slug, template.format), await makeFile(template)] as const,
  )
  return new Map(await Promise.all(files))
}

function makeFile(template: Template): Promise<Uint8Array> {
  return template.format === 'docx' ? docxFile(template) : xlsxFile(template)
}
