import list from '#content/organisations.txt?raw'

interface OrganisationGroup {
  title: string
  names: readonly string[]
}

export const organisationGroups: readonly OrganisationGroup[] = list
  .replace(/^#.*\n/gm, '')
  .trim()
  .split('\n\n')
  .map((group) => {
    const [title = '', ...names] = group.split('\n')
    return { title, names }
  })
