// Writes a PDF whose pages are one JPEG each (ISO 32000-1). Text is part of the pictures.

export interface PdfPage {
  /** A baseline RGB JPEG. */
  jpeg: Uint8Array;
  /** Of the picture, px. */
  width: number;
  height: number;
}

export interface PdfFacts {
  title: string;
  /** BCP 47. */
  language: string;
  /** Width of each page, points. Its height follows from the picture. */
  pageWidth: number;
}

const encoder = new TextEncoder();

/** A text string as hexadecimal UTF-16 with a byte order mark. */
const textString = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;

/** Numbers of the objects before those of the pages. */
const [CATALOG, PAGES, INFO, FIRST_PAGE] = [1, 2, 3, 4];
/** Objects of a page: itself, its content and its picture. */
const OF_PAGE = 3;

export function pdfOfPictures(
  pages: readonly PdfPage[],
  { title, language, pageWidth }: PdfFacts,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, ...content: (string | Uint8Array)[]) => {
    offsets[number] = length;
    for (const part of [`${number} 0 obj\n`, ...content, '\nendobj\n']) write(part);
  };
  const stream = (dictionary: string, bytes: Uint8Array): (string | Uint8Array)[] => [
    `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`,
    bytes,
    '\nendstream',
  ];

  write('%PDF-1.7\n%\u00e2\u00e3\n');
  object(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang ${textString(language)} >>`);
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * OF_PAGE} 0 R`).join(' ');
  object(PAGES, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  object(INFO, `<< /Title ${textString(title)} >>`);
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const page = FIRST_PAGE + index * OF_PAGE;
    const pageHeight = Math.round((pageWidth * height) / width);
    const resources = `<< /XObject << /P ${page + 2} 0 R >> >>`;
    const box = `[0 0 ${pageWidth} ${pageHeight}]`;
    object(
      page,
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${page + 1} 0 R >>`,
    );
    object(page + 1, ...stream('', encoder.encode(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /P Do Q`)));
    const facts = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
    object(page + 2, ...stream(`${facts} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, jpeg));
  }
  const table = length;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<< /Size ${offsets.length} /Root ${CATALOG} 0 R /Info ${INFO} 0 R >>\nstartxref\n${table}\n%%EOF\n`);

  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
