# Verdicts of the official schemas: documents as a JSON list on stdin; for each and each version its first fault, or null.
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


documents = json.load(sys.stdin)
json.dump([[verdict(schema, document) for schema in schemas] for document in documents], sys.stdout)
