type Content = Node | string | null | undefined | false;
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>>;

/** An element with attributes (`on…`: what it does) and content; text is only ever text. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly (Content | readonly Content[])[]
): HTMLElementTagNameMap[Name] {
  return filled(document.createElement(name), attributes, content);
}

export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...content: readonly (Content | readonly Content[])[]
): SVGElementTagNameMap[Name] {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, content);
}

function filled<Made extends Element>(
  element: Made,
  attributes: Attributes,
  content: readonly (Content | readonly Content[])[],
): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== null && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  fill(element, ...content);
  return element;
}

export function fill(element: Element, ...content: readonly (Content | readonly Content[])[]): void {
  const nodes = content
    .flat()
    .filter((node): node is Node | string => (typeof node === 'object' ? node !== null : typeof node === 'string'));
  element.replaceChildren(...nodes);
}
