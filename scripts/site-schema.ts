// `npm run site-schema`: the generator of docs/how-to/site-facts.schema.json.
import { writeFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import { readOptions } from '#app/infra/command-line.server.ts'
import { siteFileSchema } from '#app/infra/site/site-file-schema.server.ts'

readOptions(
  `Usage: npm run site-schema

Writes docs/how-to/site-facts.schema.json: what the file of the firm's facts may hold.
`,
  {},
)
// Rules that JSON Schema has no word for are left to the start of the server.
const schema = toJsonSchema(siteFileSchema, { errorMode: 'ignore' })
writeFileSync('docs/how-to/site-facts.schema.json', `${JSON.stringify(schema, null, 2)}\n`)
