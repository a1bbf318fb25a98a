// Opens the system's file chooser.

export interface FileRequest {
  /** Types and extensions, as in the attribute `accept`. */
  accept: string;
  multiple?: boolean;
}

/** The chosen files; empty on cancel. */
export function askForFiles({ accept, multiple = false }: FileRequest): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = multiple;
    // Keep it in the document while the chooser is open, or it may be garbage collected before it responds.
    input.hidden = true;
    document.body.append(input);
    const done = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener('change', done);
    input.addEventListener('cancel', done);
    input.click();
  });
}
