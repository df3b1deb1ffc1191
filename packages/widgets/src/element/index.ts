export { createWidgetElement } from '../runtime/element/createWidgetElement.ts';
export { adoptStyles } from '../runtime/element/styleRegistry.ts';
