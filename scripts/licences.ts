// `npm run licences`: writes docs/licences.md; to be run when dependencies have changed.
import { readFileSync, writeFileSync } from 'node:fs'
import { licencesPage, listLicences } from './licence-list.ts'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
writeFileSync('docs/licences.md', licencesPage(listLicences(packages)))
