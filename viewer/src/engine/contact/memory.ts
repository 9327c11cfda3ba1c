// The memory of a world of bodies that touch, as Python wrote it: one array of doubles, records and arrays in it.

import type { ContactData } from "../../contract";
import { doubles } from "../replay";

/** The numbers with which a page begins. */
export function memoryOf(contact: ContactData): Float64Array {
  const memory = new Float64Array(contact.size);
  for (const [place, text] of contact.memory) memory.set(doubles(text), place);
  return memory;
}

/** Where fields of records are: after the place of the record, in the order in which Python declares them. */
export class Fields {
  constructor(private readonly fields: Record<string, string[]>) {}

  offset(record: string, name: string): number {
    const found = this.fields[record]?.indexOf(name) ?? -1;
    if (found < 0) throw new Error(`There is no field ${name} of ${record}; write the page again with pendula.html.`);
    return found;
  }

  width(record: string): number {
    return this.fields[record]?.length ?? 0;
  }
}
