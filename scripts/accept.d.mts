export declare function prefersMarkdown(header?: string): boolean;

export declare function acceptsEncoding(header: string, encoding: string): boolean;
