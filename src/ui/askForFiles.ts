// Opens the system's file chooser.

export interface AskedFiles {
  /** Types and endings, as the attribute `accept` takes them. */
  accept: string;
  multiple?: boolean;
}

/** The files chosen; empty if the person chose none. */
export function askForFiles({ accept, multiple = false }: AskedFiles): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = multiple;
    // In the page while the chooser is open: one that nothing holds may be collected before it answers.
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
