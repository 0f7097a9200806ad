import { readSamples } from './read-samples.ts'

const tables = import.meta.glob<string>(['/data/letter-samples/*.tsv', '!**/{buyers,groups}.tsv'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const sampleLibrary = readSamples(tables)
