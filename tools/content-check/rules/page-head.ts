import { findAll, textOf } from '../html.ts'
import type { Fault, Page } from '../page.ts'

const MAX_DESCRIPTION_LENGTH = 155

export function checkPageHead({ root }: Page): Fault[] {
  const [title] = findAll(root, ({ tag }) => tag === 'title')
  const [description] = findAll(root, ({ attributes }) => attributes.name === 'description')
  const [main] = findAll(root, ({ tag }) => tag === 'main')
  const content = description?.attributes.content ?? ''
  return [
    ...(title && textOf(title).trim() ? [] : [{ message: 'the page has no title' }]),
    ...(content ? [] : [{ message: 'the page has no description' }]),
    ...(content.length > MAX_DESCRIPTION_LENGTH
      ? [{ message: `the description has ${content.length} characters`, near: content }]
      : []),
    ...(main && textOf(main).trim().length > 100 ? [] : [{ message: 'the page has no content' }]),
  ]
}
