// Little-endian writer with a growing buffer, for zip, binary XML and resource tables.

const START = 1024;

export class ByteWriter {
  private bytes = new Uint8Array(START);
  private view = new DataView(this.bytes.buffer);
  private end = 0;

  /** Bytes written so far. */
  get length(): number {
    return this.end;
  }

  /** Reserves `count` bytes and returns their position. Call before using `this.view`, which it may replace. */
  private grow(count: number): number {
    const at = this.end;
    this.end += count;
    if (this.end > this.bytes.length) {
      const wider = new Uint8Array(Math.max(this.bytes.length * 2, this.end));
      wider.set(this.bytes.subarray(0, at));
      this.bytes = wider;
      this.view = new DataView(wider.buffer);
    }
    return at;
  }

  u8(value: number): this {
    const at = this.grow(1);
    this.view.setUint8(at, value);
    return this;
  }

  u16(...values: readonly number[]): this {
    let at = this.grow(2 * values.length);
    for (const value of values) {
      this.view.setUint16(at, value, true);
      at += 2;
    }
    return this;
  }

  u32(...values: readonly number[]): this {
    let at = this.grow(4 * values.length);
    for (const value of values) {
      this.view.setUint32(at, value, true);
      at += 4;
    }
    return this;
  }

  /** A number up to 2^53 in eight bytes. */
  u64(value: number): this {
    return this.u32(value % 2 ** 32, Math.floor(value / 2 ** 32));
  }

  put(bytes: Uint8Array): this {
    const at = this.grow(bytes.length);
    this.bytes.set(bytes, at);
    return this;
  }

  zeros(count: number): this {
    this.grow(count);
    return this;
  }

  /** Pads with zeros to the next multiple of `to` bytes. */
  align(to: number): this {
    return this.zeros((to - (this.end % to)) % to);
  }

  /** Overwrites four bytes written before. */
  patch32(at: number, value: number): this {
    this.view.setUint32(at, value, true);
    return this;
  }

  /** A copy of the written bytes. */
  done(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.end);
  }
}
