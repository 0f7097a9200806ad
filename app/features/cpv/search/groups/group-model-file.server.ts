import dataUrl from '#data/cpv/group-model.bin?inline'

/** The build has the file within it, in a script of its own, so that a release needs no folder `data`. */
export const readGroupModelFile = () => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
