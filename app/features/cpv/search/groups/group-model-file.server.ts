import dataUrl from '#data/cpv/group-model.bin?inline'

/** The build has the file within it, so that a release needs no folder `data`. */
export const groupModelFile = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
