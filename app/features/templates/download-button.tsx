import { formatNumber } from '#app/domain/text/plural.ts'
import * as urls from '#app/ui/urls.ts'
import type { Template } from './template.ts'

const FORMAT_NAMES = { docx: 'Word', xlsx: 'Excel' } as const

interface DownloadButtonProps {
  template: Pick<Template, 'slug' | 'format' | 'label'>
  fileSize: number
  isQuiet?: boolean
}

export function DownloadButton({ template, fileSize, isQuiet = false }: DownloadButtonProps) {
  const { slug, format, label } = template
  return (
    <a
      href={urls.templateFile(slug, format)}
      download
      data-print="no"
      className={`button ${isQuiet ? 'button-quiet px-3 text-sm whitespace-nowrap' : ''}`}
    >
      <span>
        Atsisiųsti{isQuiet && <span className="sr-only"> šabloną „{label}“,</span>} {FORMAT_NAMES[format]} (
        {!isQuiet && `${format}, `}
        {formatNumber(Math.ceil(fileSize / 1000))}&nbsp;KB)
      </span>
    </a>
  )
}
