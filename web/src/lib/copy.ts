// Copying a text. Over plain http a browser has no clipboard for pages: then the old way is tried, with a field that shows the text.
export async function copyText(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return field !== undefined && document.execCommand("copy");
  }
}
