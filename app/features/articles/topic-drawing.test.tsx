import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { topics } from './article-schema.ts'
import { TopicDrawing } from './topic-drawing.tsx'

test.each(topics)('the topic „%s“ has a light drawing of its own, hidden from screen readers', (topic) => {
  const drawings = topics.map((other) =>
    renderToStaticMarkup(<TopicDrawing topic={other} className="w-48" />),
  )
  const drawing = renderToStaticMarkup(<TopicDrawing topic={topic} className="w-48" />)

  expect(drawing).toMatch(/^<div class="w-48"><svg [^>]*aria-hidden="true"/)
  expect(drawing.length).toBeLessThan(1_024)
  expect(drawings.filter((other) => other === drawing)).toHaveLength(1)
})
