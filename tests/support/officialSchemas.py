# Verdicts of the official schemas: a JSON list of documents per line on stdin; a line with the first fault of each document in
# each version, or null.
import json
import sys

from xmlschema import XMLSchema11, XMLSchemaException
from xml.etree.ElementTree import ParseError

folder = sys.argv[1]
schemas = [XMLSchema11(f'{folder}/{version}/watchface.xsd') for version in (1, 2, 3, 4, 5)]


def verdict(schema, document):
    try:
        fault = next(schema.iter_errors(document), None)
        return None if fault is None else f'{fault.path}: {fault.reason}'[:300]
    except (XMLSchemaException, ParseError) as error:
        return f'unreadable: {error}'[:300]


for line in sys.stdin:
    documents = json.loads(line)
    print(json.dumps([[verdict(schema, document) for schema in schemas] for document in documents]), flush=True)
