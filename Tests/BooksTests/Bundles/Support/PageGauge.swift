import Foundation

/// A page for a browser that shows every document of a book, checks each, and writes down the problems.
struct PageGauge {
    enum Look {
        /// Finds misplaced elements.
        case atPlaces
        /// Finds accessibility problems; names the file of axe-core in the same folder.
        case atBarriers(axe: String)

        fileprivate var script: String {
            switch self {
            case .atPlaces: PageGauge.places
            case .atBarriers(let axe): PageGauge.barriers.replacing("AXE", with: axe)
            }
        }
    }

    let look: Look
    /// XHTML files in the same folder, each with the size of its window.
    let documents: [(name: String, width: Int, height: Int)]

    var html: String {
        let frames = documents.map { document in
            """
            <iframe src="\(document.name)" width="\(document.width)" height="\(document.height)" style="border:0"></iframe>
            """
        }
        return """
            <!DOCTYPE html><meta charset="utf-8"><title>gauge</title>
            \(frames.joined(separator: "\n"))
            <pre id="findings"></pre>
            <script>\(look.script)\(Self.writingDown)</script>
            """
    }

    /// The findings of the browser, one in each line; nil if it did not finish.
    static func findings(in page: String) -> [String]? {
        guard let start = page.range(of: "<pre id=\"findings\">measured\n"),
            let end = page.range(of: "</pre>", range: start.upperBound..<page.endIndex)
        else { return nil }
        return page[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
    }

    /// Words must be within their boxes and the page. Pictures must be complete and in proportion. Neither may cover
    /// the other.
    private static let places = #"""
        const textNodes = root => {
          const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT), nodes = [];
          while (walker.nextNode()) if (walker.currentNode.data.trim()) nodes.push(walker.currentNode);
          return nodes;
        };
        const lines = node => {
          const range = node.ownerDocument.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].filter(r => r.width > 0 && r.height > 0);
        };
        const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const beyond = (inner, outer, slack) => inner.left < outer.left - 1 || inner.right > outer.right + 1
          || inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
        async function look(frame, say) {
          const page = frame.contentDocument, root = page.documentElement, body = page.body;
          // Covers have names on the picture, in colors that are measured.
          const isCover = body.classList.contains('cover');
          const isFixed = page.querySelector('meta[name=viewport]') !== null;
          if (root.scrollWidth > frame.clientWidth) say(`is ${root.scrollWidth} pixels wide`);
          if (isFixed && root.scrollHeight > frame.clientHeight) say(`is ${root.scrollHeight} pixels tall`);
          const window = { left: 0, top: 0, right: frame.clientWidth, bottom: isFixed ? frame.clientHeight : 1e9 };
          const pictures = [...page.images].map(image => image.getBoundingClientRect());
          for (const image of page.images) {
            const { width, height } = image.getBoundingClientRect(), wanted = image.naturalWidth / image.naturalHeight;
            const isFitted = frame.contentWindow.getComputedStyle(image).objectFit !== 'fill';
            if (!isFitted && Math.abs(width / height / wanted - 1) > 0.02) say(`a picture of ${wanted} is ${width}x${height}`);
          }
          for (const picture of pictures) {
            if (picture.width < 60 || picture.height < 60) say(`a picture is ${picture.width}x${picture.height} pixels`);
            if (beyond(picture, window, 1)) say('a picture is outside the page');
          }
          for (const node of textNodes(body)) for (const line of lines(node)) {
            const words = node.data.trim().slice(0, 30);
            if (beyond(line, window, 0)) say(`“${words}” is outside the page`);
            if (!isCover && pictures.some(picture => overlap(line, picture))) say(`“${words}” is over a picture`);
            for (let box = node.parentElement; box !== body; box = box.parentElement) {
              if (frame.contentWindow.getComputedStyle(box).display === 'inline') continue;
              if (beyond(line, box.getBoundingClientRect(), line.height / 3)) say(`“${words}” is outside its box`);
            }
          }
          for (const box of isFixed ? page.querySelectorAll('main, main *') : [])
            if (box.clientHeight > 0 && box.scrollHeight > box.clientHeight + line(box))
              say(`<${box.localName} class="${box.className}"> is ${box.clientHeight} pixels tall, what is in it ${box.scrollHeight}`);
          const folio = page.querySelector('.folio');
          if (folio) for (const number of lines(textNodes(folio)[0])) for (const node of textNodes(body))
            if (!folio.contains(node) && lines(node).some(line => overlap(line, number))) say('text is over the page number');
        }
        // The room of letters is a little higher than a line of tight type.
        const line = box => parseFloat(getComputedStyle(box).fontSize) / (box.matches('h1, h1 *') ? 4 : 10);
        """#

    private static let barriers = #"""
        async function look(frame, say) {
          const page = frame.contentDocument, script = page.createElementNS('http://www.w3.org/1999/xhtml', 'script');
          const loaded = new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }));
          script.src = 'AXE';
          page.head.append(script);
          await loaded;
          const { violations } = await frame.contentWindow.axe.run(page, { preload: false });
          for (const { id, nodes } of violations) say(`${id}, ${nodes.map(node => node.html).join(' ')}`);
        }
        """#

    private static let writingDown = #"""

        addEventListener('load', async () => {
          const findings = new Set();
          for (const frame of document.querySelectorAll('iframe'))
            await look(frame, finding => findings.add(`${frame.getAttribute('src')}, ${frame.width} wide: ${finding}`));
          document.getElementById('findings').textContent = 'measured\n' + [...findings].join('\n');
        });
        """#
}
