import { parseDemoNotices } from './parse-demo-notices.ts'

const tables = import.meta.glob<string>(['/data/demo-notices/*.tsv', '!**/{buyers,groups}.tsv'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const demoNotices = parseDemoNotices(tables)
